import { laterPart } from '#client/ui/states/later-part.tsx'

/** The code of charts, which only a summary of numbers or dates needs. */
export const AxisChart = laterPart('chart of answers', async () => (await import('./axis-chart.tsx')).AxisChart, 220)

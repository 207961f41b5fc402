import type { SkyMessage } from './sky.ts'
import { createPainter } from './sky-painter.ts'

let paint: (message: SkyMessage) => void = () => {}

addEventListener('message', ({ data }: MessageEvent<SkyMessage>) => {
  if (data.canvas) paint = createPainter(data.canvas)
  paint(data)
})

import { keepBeside, useBeside } from '#client/shell/beside.ts'

/** What each step shows: the question where to begin, then a task, a fault, the log and a sandbox, on a real page. */
export const STEPS = ['begin', 'task', 'fault', 'log', 'sandbox'] as const
export type TourStep = (typeof STEPS)[number]

/** Where the operator is in the tour; null if it is over, or has never begun. */
export const useTourStep = (): TourStep | null =>
  useBeside(({ kept }) => STEPS.find(step => step === kept.tour) ?? null)

export const goToStep = (step: TourStep | null): void => keepBeside({ tour: step ?? '' })

export function beginTour(): void {
  goToStep('begin')
  useBeside.setState({ isOpen: true })
}

import type { FromWorker } from './messages.ts'

export function showState(state: FromWorker): void {
  document.documentElement.dataset.server = state.type
  if (state.type === 'failed') console.error(state.message)
}

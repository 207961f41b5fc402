import type { FromWorker } from '#tab/names.ts'

/** What the server is doing: as it says, or this browser can't run it, or its file is missing, or a newer version runs it. */
export type State = Exclude<FromWorker, { type: 'restart' }> | { type: 'unsupported' | 'missing' | 'outdated' }

/** Notes it in the document, where texts.ts reads it. */
export function showState(state: State): void {
  document.documentElement.dataset.server = JSON.stringify(state)
}

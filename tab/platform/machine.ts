// Only Chromium says how much memory a page uses.
export const memoryBytes = (): number =>
  (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0

let day: string | undefined
export const practiceDay = (): string | undefined => day
/** The last day of practice data, for tests. */
export const setPracticeDay = (wanted: string | undefined): void => {
  day = wanted
}

export const hasPracticeData = (): boolean => true

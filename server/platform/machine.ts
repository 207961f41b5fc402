/** The memory that the console uses. */
export const memoryBytes = (): number => process.memoryUsage.rss()

/** The last day of new practice data, such as 2026-10-31, if the settings name one. */
export const practiceDay = (): string | undefined => process.env.STRIVE_TODAY

/** Whether a new database begins with the practice company. */
export const hasPracticeData = (): boolean => process.env.STRIVE_PRACTICE_DATA !== '0'

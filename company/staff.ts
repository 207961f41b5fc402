import type { RowOf } from './rows.ts'

export const isThereAt = ({ joined_on, archived_at }: RowOf<'member'>, at: number): boolean =>
  Date.parse(joined_on) <= at && (archived_at === null || Date.parse(archived_at) > at)

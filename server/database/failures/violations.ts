import { propertyOf } from '#shared/objects.ts'

/** SQLite's extended result code and PostgreSQL's SQLSTATE for a violated unique index. */
const SQLITE_CONSTRAINT_UNIQUE = 2067
const POSTGRES_UNIQUE_VIOLATION = '23505'

/** Whether a write failed because a unique value already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    propertyOf(error, 'errcode') === SQLITE_CONSTRAINT_UNIQUE || propertyOf(error, 'code') === POSTGRES_UNIQUE_VIOLATION
  )
}

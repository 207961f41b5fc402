import { isUniqueViolation } from '#server/database/failures/violations.ts'
import { refuse } from '#shared/errors.ts'

/** Throws `taken()` if a unique value already exists. Only the database can tell at the moment of the write. */
export async function refusingTaken<T>(taken: () => Error, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error
  }
}

/** The operator already has a record with this name. */
export const nameTaken = () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name-taken' }] })

import { isUniqueViolation } from '#server/database/violations.ts'
import { refuse } from '#shared/errors.ts'

/** Says `taken` when the database has a value already of which there may be but one: it alone knows at the moment of the write. */
export async function refusingTaken<T>(taken: () => Error, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error
  }
}

/** The operator has one of this name. */
export const nameTaken = () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name_taken' }] })

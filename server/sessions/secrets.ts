import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, encoded so that they are safe in a header. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret: enough to find it, but useless to someone who reads the database. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex')

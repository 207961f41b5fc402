import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a header. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a random secret: enough to find it again, useless to who reads the database. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex')

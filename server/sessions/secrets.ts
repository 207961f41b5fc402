import { sha256 } from '#server/platform/crypto.ts'
import { randomSecret } from '#server/platform/random.ts'

/** 256 random bits, encoded so that they are safe in a header. */
export const createSecret = (): string => randomSecret(32)

/** The stored form of a secret: enough to find it, but useless to someone who reads the database. */
export const fingerprint = (secret: string): string => sha256(secret).digest('hex')

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashInTurn } from './hash-queue.ts'

const argon2InThread = promisify(argon2)
const derive: typeof argon2InThread = (...given) => hashInTurn(() => argon2InThread(...given))

// Of OWASP's equal recommendations for argon2id the one that takes the least memory, 7 MiB and five passes: each thread that hashes
// keeps what it once took.
const COST = { memory: 7_168, passes: 5, parallelism: 1 }
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** The argon2id hash of a password as a PHC string with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...COST, message: password, nonce, tagLength: TAG_BYTES })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Is this the password of the hash? Throws when the hash is none of ours. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? []
  if (!salt || !tag) throw new Error('Not a PHC string of argon2id.')
  const expected = Buffer.from(tag, 'base64')
  const derived = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  })
  return timingSafeEqual(derived, expected)
}

let decoy: Promise<string> | undefined
/** Takes as long as checking a real password, so that response times do not reveal which accounts exist. */
export async function pretendToCheck(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  await isPassword(password, await decoy)
  return false
}

import { type Argon2, argon2id, isSameSecret } from '#server/platform/crypto.ts'
import { randomBytes, randomId } from '#server/platform/random.ts'
import { hashInTurn } from './hash-queue.ts'

const derive = (parameters: Argon2) => hashInTurn(() => argon2id(parameters))

// OWASP gives several equally strong settings for argon2id. This one needs the least memory (7 MiB, five passes),
// because each hashing thread keeps the memory it once allocated.
const COST = { memory: 7_168, passes: 5, parallelism: 1 }
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const unpadded = (bytes: Uint8Array) => bytes.toBase64({ omitPadding: true })

/** Hashes a password with argon2id and a new salt. Returns a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive({ ...COST, message: password, nonce, tagLength: TAG_BYTES })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Whether the password matches the hash. Throws if the hash is not an argon2id PHC string. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? []
  if (!salt || !tag) throw new Error('Not a PHC string of argon2id.')
  const expected = Uint8Array.fromBase64(tag)
  const derived = await derive({
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Uint8Array.fromBase64(salt),
    tagLength: expected.length,
  })
  return isSameSecret(derived, expected)
}

let decoy: Promise<string> | undefined
/** Takes as long as checking a real password, so that response times do not reveal which accounts exist. */
export async function pretendToCheck(password: string): Promise<false> {
  decoy ??= hashPassword(randomId(16))
  await isPassword(password, await decoy)
  return false
}

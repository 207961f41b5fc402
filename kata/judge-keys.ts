import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { createKey } from '#resources/keys/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'

// The judge has a key of its own, which is not in the learner's project: it stays in the data folder of the console from which
// the project began, for the owner of that folder alone.

const FOLDER = resolve(`${import.meta.dirname}/..`, process.env.STRIVE_DATA ?? 'data', 'kata')

export function storeJudgeKey({ token, key }: ReplyBody<typeof createKey>): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${key.id}`, token, { mode: 0o600 })
}

/** Null if the project was begun from another folder. */
export function readJudgeKey(id: string): string | null {
  try {
    return readFileSync(`${FOLDER}/${id}`, 'utf8')
  } catch {
    return null
  }
}

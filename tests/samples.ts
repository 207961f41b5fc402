import { existsSync, globSync } from 'node:fs'
import { findOperations, type Operation } from '#server/resources.ts'
import type { Endpoint } from '#shared/contract.ts'
import type { Sample } from '#shared/sample.ts'

const ROOT = `${import.meta.dirname}/..`

/** Writes without an audit entry, because they write no rows of entities (server/writes/guard.ts lists the tables). */
const UNRECORDED: Record<string, string> = {
  addLogin: 'is a line of a log',
  reportError: 'is a line of a log',
  signIn: 'leaves a line in the login log',
  signOut: 'ends a session',
  createLiveTicket: 'gives a secret',
  createChannelTicket: 'gives a secret',
  answerCaptcha: 'uses one up',
  putChunk: 'adds bytes, which belong in no trail: the file’s beginning and end are recorded',
  clearTraffic: 'empties a log',
  openReplaySession: 'gives a secret',
  restartTask: 'forgets what the server found in a log',
  stepHeld: 'lets a request go on, which leaves its own',
  releaseHeld: 'lets requests go on, which leave their own',
  reportKata: 'keeps what a judge said last',
}

/** Whether an endpoint leaves an audit entry. */
export const isRecorded = ({ id, endpoint }: Pick<Operation, 'id' | 'endpoint'>): boolean =>
  !(id in UNRECORDED) && !endpoint.isRead

export type SampledWrite = Operation & { sample: Sample }

/** Every writing endpoint with its sample, but those that need what tests don't have (`unsampled`). Throws if a sample is missing. */
export async function findSampledWrites(): Promise<SampledWrite[]> {
  const samples: Sample[] = []
  const left = new Set<Endpoint>()
  for (const file of globSync('resources/*/samples.ts', { cwd: ROOT }).sort()) {
    const found: { samples?: Sample[]; unsampled?: Endpoint[] } = await import(
      /* @vite-ignore */ `#${file.replaceAll('\\', '/')}`
    )
    samples.push(...(found.samples ?? []))
    for (const endpoint of found.unsampled ?? []) left.add(endpoint)
  }
  // A slice has no kata whose result could be reported.
  const hasKata = existsSync(`${ROOT}/kata`)
  const writes = (await findOperations()).filter(
    ({ id, endpoint }) => endpoint.method !== 'GET' && !left.has(endpoint) && (hasKata || id !== 'reportKata'),
  )
  return writes.map(operation => {
    const sample = samples.find(({ endpoint }) => endpoint === operation.endpoint)
    if (!sample) throw new Error(`resources/${operation.entity}/samples.ts lacks a sample of ${operation.id}.`)
    return { ...operation, sample }
  })
}

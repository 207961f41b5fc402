import { spawn } from 'node:child_process'
import type { FoundBug, Hunt, HuntFields } from '#resources/hunts/contract.ts'
import type { createKey } from '#resources/keys/contract.ts'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { type Call, callerAt, passwordOf } from '#scripts/call-api.ts'
import type { ReplyBody } from '#shared/contract.ts'

export type Account = { url: string; account: string }
/** The bug that was in the sandbox (null: none), and how the tests ended there. */
export type Outcome = { bug: FoundBug | null; isPassed: boolean; seconds: number; output: string }

const MAX_OUTPUT = 20_000

/** Runs the tests in a fresh sandbox, with the bugs of this hunt in it, or without any. */
export async function runOnce(
  call: Call,
  account: Account,
  command: string,
  { name, hunt: fields }: { name: string; hunt: HuntFields | null },
): Promise<Outcome> {
  const sandbox = await call<Sandbox>('POST', '/api/sandboxes', { name })
  const body = { name, scope: 'write', sandboxId: sandbox.id }
  const { token, key } = await call<ReplyBody<typeof createKey>>('POST', '/api/keys', body)
  const inSandbox = callerAt(account.url, token)
  try {
    const hunt = fields && (await inSandbox<Hunt>('POST', '/api/hunts', fields))
    const run = await runCommand(command, {
      STRIVE_URL: account.url,
      STRIVE_ACCOUNT: account.account,
      STRIVE_PASSWORD: passwordOf(account.account),
      STRIVE_SANDBOX: sandbox.id,
      STRIVE_KEY: token,
    })
    const ended = hunt && (await inSandbox<Hunt>('POST', `/api/hunts/${hunt.id}/end`))
    return { ...run, bug: ended?.missed?.[0] ?? null }
  } finally {
    await call('DELETE', `/api/keys/${key.id}`)
    await call('DELETE', `/api/sandboxes/${sandbox.id}`)
  }
}

/** Runs a shell command with these variables. It has passed if it exits with 0. */
function runCommand(command: string, variables: Record<string, string>): Promise<Omit<Outcome, 'bug'>> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, env: { ...process.env, ...variables } })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', status =>
      resolve({ isPassed: status === 0, seconds: (performance.now() - begun) / 1000, output }),
    )
  })
}

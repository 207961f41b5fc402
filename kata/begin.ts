import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { createKey } from '#resources/keys/contract.ts'
import { callerAt, Refused } from '#scripts/call-api.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { findKatas } from './brief.ts'
import { isTemplate, TEMPLATES, writeProject } from './project.ts'

const USAGE = `npm run kata -- page3_01 --template ${TEMPLATES.join('|')} --into ../my-members

Starts a project in which you write a page of the console yourself: its brief, a template, types, and an API key of a fresh sandbox.
The console must be running. Pages with a kata: ${findKatas().join(', ')}

  --console http://127.0.0.1:3014     where the console runs
  --account admin                     whose sandbox it will be; STRIVE_PASSWORD is the password if it is no longer the demo password
  --port 5173                         where your page will run`

const OPTIONS = {
  template: { type: 'string', default: 'vanilla' },
  into: { type: 'string' },
  console: { type: 'string', default: 'http://127.0.0.1:3014' },
  account: { type: 'string', default: 'admin' },
  port: { type: 'string', default: '5173' },
} as const

const DEMO_PASSWORDS: Record<string, string> = { admin: '123456', operator: '654321' }
const ROOT = `${import.meta.dirname}/..`
const GENERATOR = `${ROOT}/tests/process/clients/node_modules/openapi-typescript/bin/cli.js`

type Options = { page: string; template: string; folder: string; url: string; account: string; port: string }

async function begin({ page, template, folder, url, account, port }: Options): Promise<string> {
  if (!isTemplate(template)) throw new Error(`There is no template ${template}. Choose ${TEMPLATES.join(', ')}.`)
  if (!findKatas().includes(page)) throw new Error(`${page} has no kata. Choose ${findKatas().join(', ')}.`)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const address = `http://localhost:${port}`
  const { token, key } = await createAccess(url, account, `${page} ${basename(folder)}`, address)
  await writeProject({ folder, page, template, address }, { address: url, key, token })
  await writeTypes(folder, url)
  return `${page} begins in ${folder}

cd ${folder}
npm install
npm run dev          your page at ${address}
npm run judge        in a second terminal: what it does already

Begin with BRIEF.md. The sandbox “${key.sandbox.name}” is yours alone.`
}

/** Forks a sandbox for the kata, and creates a key that works in it, from this address. */
async function createAccess(url: string, account: string, name: string, origin: string) {
  const password = process.env.STRIVE_PASSWORD ?? DEMO_PASSWORDS[account] ?? ''
  const { token } = await callerAt(url, null)<{ token: string }>('POST', '/api/sessions', { account, password })
  const call = callerAt(url, token)
  // Names are unique, and a kata can be begun again.
  const unique = `${name.slice(0, 40)} ${new Date().toISOString().slice(0, 19)}`
  const { id: sandboxId } = await call<{ id: string }>('POST', '/api/sandboxes', { name: unique })
  const body = { name: unique, scope: 'write', sandboxId, origins: [origin] }
  const created = await call<ReplyBody<typeof createKey>>('POST', '/api/keys', body)
  await call('DELETE', '/api/sessions/current')
  return created
}

async function writeTypes(folder: string, url: string) {
  const document = `${folder}/openapi.json`
  writeFileSync(document, await (await fetch(`${url}/api/openapi.json`)).text())
  execFileSync(process.execPath, [GENERATOR, document, '-o', `${folder}/src/api.d.ts`], { stdio: 'pipe' })
  rmSync(document)
}

function explain(error: unknown, { url, account }: Options): string {
  if (error instanceof Refused && [400, 401].includes(error.status))
    return `${account} can’t sign in with this password. Set --account and STRIVE_PASSWORD.`
  if (error instanceof TypeError) return `No console answers at ${url}. Start it with npm start, or set --console.`
  return error instanceof Error ? error.message : String(error)
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS })
const [page] = positionals
if (!page || !values.into) console.log(USAGE)
else {
  const folder = resolve(process.env.INIT_CWD ?? '.', values.into)
  const asked = { ...values, page, folder, url: values.console.replace(/\/$/, '') }
  try {
    console.log(await begin(asked))
  } catch (error) {
    console.error(explain(error, asked))
    process.exitCode = 1
  }
}

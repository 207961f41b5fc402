import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { createKey } from '#resources/keys/contract.ts'
import { Refused, signInAt } from '#scripts/call-api.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { findKatas } from './brief.ts'
import { storeJudgeKey } from './judge-keys.ts'
import { mistakesOf, toMend } from './mistakes.ts'
import { writeProject } from './project.ts'
import { solutionOf, withoutNetwork } from './solutions.ts'
import { isTemplate, TEMPLATES } from './templates.ts'

const STARTS = ['empty', 'no-network']

const USAGE = `npm run kata -- page3_01 --template ${TEMPLATES.join('|')} --into ../my-members

Starts a project in which you write a page of the console yourself: its brief, a template, types, and an API key of a fresh sandbox.
The console must be running. Pages with a kata: ${findKatas().join(', ')}

  --start ${STARTS.join('|')}          what you begin with: an empty page, or a page that is drawn but has no network code
  --mistake lost-update               begin with a page that works but for one mistake, and mend it; --mistake list names them
  --console http://127.0.0.1:3014     where the console runs
  --account admin                     whose sandbox it will be; STRIVE_PASSWORD is the password if it is no longer the demo password
  --port 5173                         where your page will run`

const OPTIONS = {
  template: { type: 'string', default: 'vanilla' },
  start: { type: 'string', default: 'empty' },
  mistake: { type: 'string' },
  into: { type: 'string' },
  console: { type: 'string', default: 'http://127.0.0.1:3014' },
  account: { type: 'string', default: 'admin' },
  port: { type: 'string', default: '5173' },
} as const

const ROOT = `${import.meta.dirname}/..`
const GENERATOR = `${ROOT}/tests/process/clients/node_modules/openapi-typescript/bin/cli.js`

type Options = Record<'page' | 'template' | 'start' | 'folder' | 'url' | 'account' | 'port', string> & {
  mistake?: string | undefined
}

async function begin(options: Options): Promise<string> {
  const { page, folder, url, account, port } = options
  if (!findKatas().includes(page)) throw new Error(`${page} has no kata. Choose ${findKatas().join(', ')}.`)
  if (options.mistake === 'list') return listMistakes(page)
  const beginning = beginningOf(options)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const address = `http://localhost:${port}`
  const { own, judge } = await createAccess(url, account, `${page} ${basename(folder)}`, address)
  storeJudgeKey(judge)
  await writeProject({ folder, page, address, judge: judge.key.id, ...beginning }, { address: url, ...own })
  await writeTypes(folder, url)
  return `${page} begins in ${folder}

cd ${folder}
npm install
npm run dev          your page at ${address}
npm run judge        in a second terminal: what it does already

${beginning.mistake ? 'The page works, but it has one mistake. Let the judge show it, then mend it.' : 'Begin with BRIEF.md.'} The sandbox “${own.key.sandbox.name}” is yours alone.`
}

const listMistakes = (page: string): string => `Mistakes in ${page}:

${mistakesOf(page)
  .map(({ id, template }) => `  ${id.padEnd(18)} ${template}`)
  .join('\n')}

Begin with one of them: npm run kata -- ${page} --mistake ${mistakesOf(page)[0]?.id} --into ../fix-${page}`

/** The template, and the code that the page begins with. */
function beginningOf({ page, template, start, mistake: id }: Options) {
  if (id) {
    const mistake = mistakesOf(page).find(one => one.id === id)
    if (!mistake) throw new Error(`There is no mistake ${id}.\n${listMistakes(page)}`)
    return { template: mistake.template, code: toMend(mistake).broken, mistake: id }
  }
  if (!isTemplate(template)) throw new Error(`There is no template ${template}. Choose ${TEMPLATES.join(', ')}.`)
  if (!STARTS.some(one => one === start)) throw new Error(`A page can’t start ${start}. Choose ${STARTS.join(', ')}.`)
  return { template, code: start === 'empty' ? null : withoutNetwork(solutionOf(page, template)) }
}

/** Forks a sandbox for the kata, and creates two keys that work in it: that of the page, for its origin, and the judge's. */
async function createAccess(url: string, account: string, name: string, origin: string) {
  const call = await signInAt(url, account)
  // Names are unique, and a kata can be begun again.
  const unique = `${name.slice(0, 30)} ${new Date().toISOString().slice(0, 19)}`
  const { id: sandboxId } = await call<{ id: string }>('POST', '/api/sandboxes', { name: unique })
  const createKeyFor = (keyName: string, origins: string[]) =>
    call<ReplyBody<typeof createKey>>('POST', '/api/keys', { name: keyName, scope: 'write', sandboxId, origins })
  const own = await createKeyFor(unique, [origin])
  const judge = await createKeyFor(`${unique} (judge)`, [])
  await call('DELETE', '/api/sessions/current')
  return { own, judge }
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
  if (error instanceof Refused && error.message.includes('limit-reached'))
    return `${account} has too many sandboxes or API keys. Delete some on page8_08, and begin again.`
  if (error instanceof TypeError) return `No console answers at ${url}. Start it with npm start, or set --console.`
  return error instanceof Error ? error.message : String(error)
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS })
const [page] = positionals
if (!page || (!values.into && values.mistake !== 'list')) console.log(USAGE)
else {
  const folder = resolve(process.env.INIT_CWD ?? '.', values.into ?? '.')
  const asked = { ...values, page, folder, url: values.console.replace(/\/$/, '') }
  try {
    console.log(await begin(asked))
  } catch (error) {
    console.error(explain(error, asked))
    process.exitCode = 1
  }
}

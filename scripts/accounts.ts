import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Db, openBeside } from '#server/database/open.ts'
import { findParts } from '#server/parts.ts'
import {
  addAccount,
  appointCoach,
  closeAccount,
  listAccounts,
  reopenAccount,
  resetPassword,
} from '#server/sessions/account-commands.ts'
import { renewLevelCode } from '#server/sessions/level-code.ts'
import { describeStartError } from '#server/start/start-errors.ts'
import { readSettings } from './settings.ts'

const USAGE = `npm run accounts -- list
npm run accounts -- add anna.lin --name "Anna Lin" --email anna@example.com --role Viewer
npm run accounts -- add --file class.csv --class Spring   learners of a class (account,name); prints their passwords
npm run accounts -- coach anna.lin     may have classes, at any level
npm run accounts -- reset anna.lin     a new password; ends the sessions
npm run accounts -- close anna.lin     refuses sign-in, sessions and API keys
npm run accounts -- reopen anna.lin
npm run accounts -- level-code         a new level code; the old one ends`

const showPassword = (account: string, password: string) =>
  `${account} has the password ${password}\nIt is shown only once. Change it in My Profile after signing in.`

/** Manages the accounts of a console, whether it runs or not. Whoever can read its database may do this. */
async function run(): Promise<string> {
  const text = { type: 'string' } as const
  const options = { name: text, email: text, role: text, file: text, class: text } as const
  const { positionals, values: given } = parseArgs({ allowPositionals: true, options })
  const { file, class: className, ...values } = given
  const [command, account = ''] = positionals
  const isFile = command === 'add' && file !== undefined && className !== undefined
  if (command !== 'list' && command !== 'level-code' && !account && !isFile) return USAGE
  const config = readSettings()
  const db = await openBeside(config.database).catch(error => {
    throw describeStartError(error, config)
  })
  try {
    switch (command) {
      case 'list':
        return (await listAccounts(db)).map(lineOf).join('\n')
      case 'add':
        if (isFile) return await addLearners(db, readFileSync(file, 'utf8'), className)
        return showPassword(account, await addAccount(db, { account, ...values }))
      case 'reset':
        return showPassword(account, await resetPassword(db, account))
      case 'coach':
        await appointCoach(db, account)
        return `${account} is a coach, and finds Classes in the account menu.`
      case 'close':
        await closeAccount(db, account)
        return `${account} is closed. What it wrote stays.`
      case 'reopen':
        await reopenAccount(db, account)
        return `${account} can sign in again.`
      case 'level-code':
        if (config.levelCode) throw new Error('STRIVE_LEVEL_CODE sets the level code. Change it there.')
        return `The level code is ${await renewLevelCode(db)}\nIt is shown only once. Enter it in My Profile to get the level supersuper.`
      default:
        return USAGE
    }
  } finally {
    await db.destroy()
  }
}

async function addLearners(db: Db, text: string, className: string): Promise<string> {
  const [add] = await findParts('add-learners')
  if (!add) throw new Error('This console has no classes.')
  return add(db, text, className)
}

type Listed = Awaited<ReturnType<typeof listAccounts>>[number]

function lineOf({ account, name, email, has_demo_password, closed_at, used_at, sessions }: Listed): string {
  const notes = [
    closed_at && `closed ${closed_at.slice(0, 10)}`,
    has_demo_password && 'demo password',
    sessions === 1 ? '1 session' : `${sessions} sessions`,
    used_at ? `last used ${used_at.slice(0, 16).replace('T', ' ')} UTC` : 'never used',
  ]
  return `${account}  ${name} <${email}>  ${notes.filter(Boolean).join(', ')}`
}

try {
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

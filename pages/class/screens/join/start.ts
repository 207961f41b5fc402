import { MOUNT_PATH } from '#client/loading/mount.ts'
import { ask, type Refusal, send } from '#client/login/submit.ts'
import { find, openVisitorForm } from '#client/start/visitor-form.ts'
import { STORED, storage } from '#client/state/storage.ts'
import type { checkClass, joinClass } from '#resources/classes/contract.ts'
import { mapTuple } from '#shared/objects.ts'
import { FIELDS, issueOf } from './issues.ts'
import { joinMessages, joinText } from './messages.ts'

// The only script of the page on which learners join a class.

const { texts } = joinMessages
/** A room full of learners joins at once, and passwords are checked one after the other. */
const MAX_TRIES = 20
const BUSY = 503

const screen = { textOf: joinText, title: 'documentTitle', fields: FIELDS } as const
const { say, input, change, sayRefused } = openVisitorForm(screen, submit)
let isChecked = false
/** The account of an attempt whose reply is lost. It may have been created. */
let maybeMine = ''

function refuse(refusal: Refusal, how?: { isWrite: boolean }) {
  const issue = issueOf(refusal)
  if (issue?.field === 'code') show(false)
  if (issue) return say({ message: texts[issue.key] }, { field: issue.field })
  sayRefused(refusal, how)
}

/** Shows the fields for a code that was found, or the code again. */
function show(isFound: boolean) {
  isChecked = isFound
  for (const id of ['#fields', '#join']) find(id).hidden = !isFound
  for (const id of ['#of-code', '#check']) find(id).hidden = isFound
}

async function check() {
  const reply = await ask<typeof checkClass>('/api/classes/check', { code: input('code').value.trim() })
  if ('refused' in reply) return refuse(reply.refused)
  const { name, coach, language } = reply
  // Unless the learner has chosen another.
  if (storage.read(STORED.language) === null) change(language)
  show(true)
  say({ message: texts.open, values: () => ({ name, coach }) }, { tone: 'good' })
  input('account').focus()
}

/** Repeats what a busy server has refused, a moment later. */
async function patiently<T extends object>(attempt: () => Promise<T | { refused: Refusal }>) {
  for (let tries = 1; ; tries++) {
    const reply = await attempt()
    if (!('refused' in reply) || reply.refused.status !== BUSY || tries === MAX_TRIES) return reply
    say({ message: texts.busy }, { tone: 'good' })
    await new Promise(resolve => setTimeout(resolve, 500 + Math.random() * 1_500))
  }
}

async function join() {
  const [code, account, name] = mapTuple(FIELDS, field => input(field).value.trim())
  const body = { code, account, name, password: input('password').value }
  const joined = await patiently(() => ask<typeof joinClass>('/api/classes/join', body))
  const isRefused = 'refused' in joined
  const isPerhapsMine = isRefused && joined.refused.code === 'name-taken' && account === maybeMine
  if (!isRefused || joined.refused.status === 0) maybeMine = account
  if (isRefused && !isPerhapsMine) return refuse(joined.refused, { isWrite: true })
  const reply = await patiently(() => send(account, body.password))
  if ('refused' in reply)
    return isPerhapsMine && reply.refused.status === 401 ? refuse(joined.refused) : sayRefused(reply.refused)
  storage.write(STORED.name, reply.session.account)
  storage.write(STORED.email, reply.session.email)
  storage.write(STORED.token, reply.token)
  location.assign(`${MOUNT_PATH}/`)
}

async function submit() {
  await (isChecked ? join() : check())
}

input('code').value = location.pathname.split('/join/')[1]?.toUpperCase() ?? ''
if (storage.read(STORED.token) !== null) say({ message: texts.signedInHere })
else if (input('code').value) void check()
else {
  say({ message: texts.enterCode }, { tone: 'good' })
  input('code').focus()
}

import { MOUNT_PATH, SIGN_IN_PATH } from '#client/loading/mount.ts'
import type { Refusal } from '#client/login/submit.ts'
import { find, openVisitorForm } from '#client/start/visitor-form.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { mapTuple } from '#shared/objects.ts'
import { invitationMessages, invitationText } from './messages.ts'
import { accept, check, endOf, type Field, issueOf } from './requests.ts'

// The only script of the invitation page. The secret is in the fragment of the link, which browsers send to nobody.

const { texts } = invitationMessages
const FIELDS = ['account', 'name', 'password', 'repeat'] as const satisfies Field[]

const secret = location.hash.slice(1)
const toSignIn = find('#to-sign-in')
const screen = { textOf: invitationText, title: 'documentTitle', fields: FIELDS } as const
const { say, input, sayRefused } = openVisitorForm(screen, submit)

/** Shows the fields, or the way to the sign-in instead. */
function show(what: 'fields' | 'sign-in') {
  for (const id of ['#fields', '#create']) find(id).hidden = what === 'sign-in'
  toSignIn.hidden = what === 'fields'
}

function end(next: Parameters<typeof say>[0], tone: 'warning' | 'good' = 'warning') {
  show('sign-in')
  say(next, { tone })
}

function refuse(refusal: Refusal, how?: { isWrite: boolean }) {
  const ended = endOf(refusal)
  if (ended) return end({ message: texts[ended] })
  const issue = issueOf(refusal)
  if (issue) return say({ message: texts[issue.key] }, { field: issue.field })
  sayRefused(refusal, how)
}

async function open() {
  if (storage.read(STORED.token) !== null) return say({ message: texts.signedInHere })
  if (secret === '') return end({ message: texts.unknown })
  const reply = await check(secret)
  if ('refused' in reply) return refuse(reply.refused)
  const day = new Date(reply.expiresAt)
  const values = (shownIn: Language) => ({
    role: reply.role[shownIn],
    day: day.toLocaleDateString(LANGUAGE_TAGS[shownIn], { dateStyle: 'long' }),
  })
  show('fields')
  say({ message: texts.open, values }, { tone: 'good' })
  input('account').focus()
}

async function submit() {
  const [account, name, password, repeat] = mapTuple(FIELDS, field => input(field).value)
  if (password !== repeat) return say({ message: texts.differs }, { field: 'repeat' })
  const reply = await accept({ secret, account: account.trim(), name, password })
  if ('refused' in reply) return refuse(reply.refused, { isWrite: true })
  // The link is used up, so it need not stay in the history.
  history.replaceState(null, '', location.pathname)
  end({ message: texts.done, values: () => ({ account: reply.account }) }, 'good')
  toSignIn.focus()
}

toSignIn.addEventListener('click', () => location.assign(MOUNT_PATH + SIGN_IN_PATH))
// Another link that is pasted into the same tab.
addEventListener('hashchange', () => location.reload())
void open()

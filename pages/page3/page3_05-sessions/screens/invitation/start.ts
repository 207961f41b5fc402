import { detectLanguage, parseLanguage } from '#client/i18n/language.ts'
import { MOUNT_PATH, SIGN_IN_PATH } from '#client/loading/mount.ts'
import { mark } from '#client/login/mark.ts'
import { loginMessages } from '#client/login/messages.ts'
import { refusalOf } from '#client/login/submit.ts'
import { rewriteTexts } from '#client/login/texts.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { LANGUAGE_TAGS, type Language, type Message } from '#shared/messages.ts'
import { mapTuple } from '#shared/objects.ts'
import { invitationMessages, invitationText } from './messages.ts'
import { accept, check, endOf, type Field, issueOf, type Refusal } from './requests.ts'

// The only script of the invitation page. The secret is in the fragment of the link, which browsers send to nobody.

const { texts } = invitationMessages
const FIELDS = ['account', 'name', 'password', 'repeat'] as const satisfies Field[]

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E // It is in screen.tsx.
const form = find<HTMLFormElement>('form')
const output = find<HTMLOutputElement>('output')
const toSignIn = find('#to-sign-in')
const showButton = find('[data-label=show]')
const input = (name: Field) => find<HTMLInputElement>(`#${name}`)

let language: Language = detectLanguage()
type Shown = { message: Message; values?: (language: Language) => Record<string, string> }
let shown: Shown | null = null

function showLanguage() {
  document.title = invitationText('documentTitle', language)
  rewriteTexts(document.body, language, invitationText)
  showMessage()
}

function showMessage() {
  const values = shown?.values?.(language) ?? {}
  const text = String(shown?.message[language] ?? '')
  output.textContent = text.replace(/{{(\w+)}}/g, (_, name) => values[name] ?? '')
}

/** Shows a message. `field` gets the focus; `good` is not a warning. */
function say(next: Shown, { field, tone = 'warning' }: { field?: Field; tone?: 'warning' | 'good' } = {}) {
  shown = next
  showMessage()
  output.dataset.tone = tone
  for (const name of FIELDS) mark(input(name), name === field)
  if (field) input(field).focus()
}

/** Shows the fields, or the way to the sign-in instead. */
function show(what: 'fields' | 'sign-in') {
  for (const id of ['#fields', '#create']) find(id).hidden = what === 'sign-in'
  toSignIn.hidden = what === 'fields'
}

function showPasswords() {
  const isShown = showButton.ariaPressed !== 'true'
  showButton.ariaPressed = String(isShown)
  for (const name of ['password', 'repeat'] as const) input(name).type = isShown ? 'text' : 'password'
}

function end(next: Shown, tone: 'warning' | 'good' = 'warning') {
  show('sign-in')
  say(next, { tone })
}

function sayRefused(refusal: Refusal) {
  const ended = endOf(refusal)
  if (ended) return end({ message: texts[ended] })
  const issue = issueOf(refusal)
  if (issue) return say({ message: texts[issue.key] }, { field: issue.field })
  const { key, time = '' } = refusalOf({ status: refusal.status, ...refusal.problem }, language)
  say({ message: loginMessages.texts[key], values: () => ({ time }) })
}

async function open(secret: string) {
  if (storage.read(STORED.token) !== null) return say({ message: texts.signedInHere })
  if (secret === '') return end({ message: texts.unknown })
  const reply = await check(secret)
  if ('refused' in reply) return sayRefused(reply.refused)
  const day = new Date(reply.expiresAt)
  const values = (shownIn: Language) => ({
    role: reply.role[shownIn],
    day: day.toLocaleDateString(LANGUAGE_TAGS[shownIn], { dateStyle: 'long' }),
  })
  show('fields')
  say({ message: texts.open, values }, { tone: 'good' })
  input('account').focus()
}

async function submit(secret: string) {
  const [account, name, password, repeat] = mapTuple(FIELDS, field => input(field).value)
  if (password !== repeat) return say({ message: texts.differs }, { field: 'repeat' })
  const reply = await accept({ secret, account: account.trim(), name, password })
  if ('refused' in reply) return sayRefused(reply.refused)
  // The link is used up, so it need not stay in the history.
  history.replaceState(null, '', location.pathname)
  end({ message: texts.done, values: () => ({ account: reply.account }) }, 'good')
  toSignIn.focus()
}

const secret = location.hash.slice(1)
form.addEventListener('submit', async event => {
  event.preventDefault()
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  await submit(secret)
  form.ariaBusy = null
})
showButton.addEventListener('click', showPasswords)
toSignIn.addEventListener('click', () => location.assign(MOUNT_PATH + SIGN_IN_PATH))
for (const button of document.querySelectorAll<HTMLElement>('[data-language]'))
  button.addEventListener('click', () => {
    language = parseLanguage(button.dataset.language) ?? 'en'
    storage.write(STORED.language, language)
    showLanguage()
  })
// Another link that is pasted into the same tab.
addEventListener('hashchange', () => location.reload())
showLanguage()
void open(secret)

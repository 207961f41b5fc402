import { parseLanguage } from '#client/i18n/language.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { createVerificationCode, LETTERS_AND_DIGITS } from '#client/ui/verification-code/code.ts'
import type { Language, Message, Text } from '#shared/messages.ts'
import { loginMessages, loginText } from './messages.ts'
import { type Field, refusalOf, type SignInReply, send } from './submit.ts'
import { screenLanguage, showLanguage } from './texts.ts'

/** Leaves out characters that look alike in italics. */
const CODE_CHARACTERS = LETTERS_AND_DIGITS.replace(/[0Oo1Il]/g, '')

type Handlers = {
  /** Called when the server has accepted the sign-in. */
  signedIn: (reply: SignInReply) => Promise<void>
  languageChosen: (language: Language) => void
}
let handlers: Handlers = { signedIn: async () => {}, languageChosen: () => {} }

/** Sets the given handlers of the sign-in screen; the others stay. */
export function onSignInScreen(given: Partial<Handlers>): void {
  handlers = { ...handlers, ...given }
}

const FIELDS = ['account', 'password', 'captcha'] as const satisfies Field[]
const { texts } = loginMessages

type Values = Record<string, string>
/** How a message is shown. `field` gets the focus; `good` is not a warning. */
type Manner = { field?: Field; values?: Values; tone?: 'warning' | 'good' }
type Attached = { detach: () => void; say: (message: Message) => void; showSky: () => void }
const attached = new Map<HTMLElement, Attached>()

/**
 * Makes the sign-in screen interactive: captcha, stars, languages, form. A second call does nothing, so the boot module
 * can attach to the served HTML and the component can call it again after hydration. Returns a function that detaches
 * it.
 */
export function attach(root: HTMLElement): () => void {
  const known = attached.get(root)
  if (known) return known.detach

  const find = <E extends Element>(selector: string) => root.querySelector(selector) as E // The markup is in login.tsx.
  const form = find<HTMLFormElement>('form')
  const output = find<HTMLOutputElement>('output')
  const input = (name: Field) => find<HTMLInputElement>(`#${name}`)
  const listening = new AbortController()
  const { signal } = listening
  const code = createVerificationCode(find('.picture'), {
    characters: CODE_CHARACTERS,
    color: '#101a3a',
    background: '#e9edfb',
  })
  // The dialog over a page has no sky.
  const sky = root.querySelector<HTMLCanvasElement>('.sky')
  let stopSky = sky && startSky?.(sky)
  let shown: { message: Message; values?: Values } | null = null

  function say(message: Message, { field, values, tone = 'warning' }: Manner = {}) {
    shown = { message, values }
    showMessage()
    output.dataset.tone = tone
    for (const name of FIELDS) mark(input(name), name === field)
    if (field) input(field).focus()
  }

  function showMessage() {
    if (shown) output.textContent = filled(shown.message[screenLanguage()], shown.values)
  }

  async function submit() {
    const { account, password, captcha } = Object.fromEntries(new FormData(form)) as Record<Field, string>
    const empty = FIELDS.find(name => input(name).value.trim() === '')
    if (empty) return say(texts.empty, { field: empty })
    if (!code.check(captcha)) {
      say(texts.wrongCaptcha, { field: 'captcha' })
      input('captcha').value = ''
      return
    }
    const reply = await send(account.trim(), password)
    if ('refused' in reply) {
      const { key, field, values } = refusalOf(reply.refused, screenLanguage())
      say(texts[key], { field, values })
      if (field) input(field).select()
      return
    }
    say(texts.signedIn, { tone: 'good' })
    await handlers.signedIn(reply)
  }

  form.addEventListener(
    'submit',
    async event => {
      event.preventDefault()
      if (form.ariaBusy) return
      form.ariaBusy = 'true'
      try {
        await submit()
      } finally {
        form.ariaBusy = null
      }
    },
    { signal },
  )
  find('.reload').addEventListener('click', redraw, { signal })
  function redraw() {
    code.redraw()
    input('captcha').value = ''
    input('captcha').focus()
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-language]'))
    button.addEventListener('click', () => chooseLanguage(parseLanguage(button.dataset.language) ?? 'en'), { signal })

  function chooseLanguage(language: Language) {
    storage.write(STORED.language, language)
    showLanguage(root, language)
    showMessage()
    handlers.languageChosen(language)
  }

  document.title = loginText('documentTitle', screenLanguage())

  function detach() {
    listening.abort()
    stopSky?.()
    attached.delete(root)
  }
  function showSky() {
    stopSky ??= sky && startSky?.(sky)
  }

  attached.set(root, { detach, say, showSky })
  return detach
}

let startSky: ((canvas: HTMLCanvasElement) => () => void) | undefined

/** The stars are in a chunk that loads later. This screen and any later one start them through this function. */
export function whenSkyIsWanted(start: (canvas: HTMLCanvasElement) => () => void): void {
  startSky = start
  for (const one of attached.values()) one.showSky()
}

/** Shows the message on the screen; returns false if there is no screen. */
export function showOnScreen(message: Message): boolean {
  for (const one of attached.values()) one.say(message)
  return attached.size > 0
}

const filled = (text: Text, values: Values = {}) => String(text).replace(/{{(\w+)}}/g, (_, name) => values[name] ?? '')

function mark(input: HTMLInputElement, isWrong: boolean) {
  input.ariaInvalid = isWrong ? 'true' : null
  if (isWrong) input.setAttribute('aria-describedby', 'login-message')
  else input.removeAttribute('aria-describedby')
}

import { STORED, storage } from '#client/state/storage.ts'
import { createVerificationCode, LETTERS_AND_DIGITS } from '#client/ui/verification-code/code.ts'
import type { Language, Message } from '#shared/messages.ts'
import { mark } from './mark.ts'
import { loginMessages, signInTitle } from './messages.ts'
import { type Field, type Refusal, refusalOf, type SignInReply, send } from './submit.ts'
import { screenLanguage, showLanguage } from './texts.ts'

/** Leaves out characters that look alike in italics. */
const CODE_CHARACTERS = LETTERS_AND_DIGITS.replace(/[0Oo1Il]/g, '')

/** A sign-in that was refused. `tryAgain` settles when the next attempt has, and what follows from it. */
export type Attempt = {
  form: HTMLFormElement
  say: (message: Message, manner?: Manner) => void
  tryAgain: () => Promise<void>
}

type Handlers = {
  /** Called when the server has accepted the sign-in. */
  signedIn: (reply: SignInReply) => Promise<void>
  languageChosen: (language: Language) => void
  /** Called when the server has refused it. Returns whether that is dealt with, or the operator is yet to be told. */
  refused: (refusal: Refusal, attempt: Attempt) => Promise<boolean>
}
let handlers: Partial<Handlers> = {}

/** Sets the given handlers of the sign-in screen; the others stay. */
export function onSignInScreen(given: Partial<Handlers>): void {
  handlers = { ...handlers, ...given }
}

const FIELDS = ['account', 'password', 'captcha'] as const satisfies Field[]
const { texts } = loginMessages

/** How a message is shown. `field` gets the focus; `time` is when to try again; `good` is not a warning. */
type Manner = { field?: Field; time?: (language: Language) => string; tone?: 'good' | '' }
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
  const pictureButton = (name: 'reload' | 'show') => find<HTMLElement>(`[data-label=${name}]`)
  const listening = new AbortController()
  const { signal } = listening
  const code = createVerificationCode(find('.picture'), {
    characters: CODE_CHARACTERS,
    color: '#101a3a',
    background: '#e9edfb',
  })
  // The dialog over a page has no sky.
  const sky = root.querySelector<HTMLCanvasElement>('.sky')
  let stopSky: (() => void) | null | undefined
  let shown: ((language: Language) => string) | null = null

  function say(message: Message, { field, time = () => '', tone = '' }: Manner = {}) {
    // Texts of the screen are plain strings.
    shown = language => (message[language] as string).replace('{{time}}', time(language))
    showMessage()
    output.dataset.tone = tone
    for (const name of FIELDS) mark(input(name), name === field)
    if (field) input(field).focus()
  }

  function showMessage() {
    if (shown) output.textContent = shown(screenLanguage())
  }

  async function submit(): Promise<void> {
    const value = (name: Field) => input(name).value
    const empty = FIELDS.find(name => value(name).trim() === '')
    if (empty) return say(texts.empty, { field: empty })
    if (!code.check(value('captcha'))) {
      say(texts.wrongCaptcha, { field: 'captcha' })
      input('captcha').value = ''
      return
    }
    const reply = await send(value('account').trim(), value('password'))
    if ('refused' in reply) {
      if (await handlers.refused?.(reply.refused, { form, say, tryAgain: submit })) return
      const { key, field, time } = refusalOf(reply.refused)
      say(texts[key], { field, time })
      if (field) input(field).select()
      return
    }
    say(texts.signedIn, { tone: 'good' })
    await handlers.signedIn?.(reply)
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
  pictureButton('show').addEventListener('click', togglePassword, { signal })
  function togglePassword(this: HTMLElement) {
    this.ariaPressed = String(this.ariaPressed !== 'true')
    showPassword(root)
  }
  pictureButton('reload').addEventListener('click', redraw, { signal })
  function redraw() {
    code.redraw()
    input('captcha').value = ''
    input('captcha').focus()
  }
  // Its markup is in login.tsx.
  for (const button of root.querySelectorAll<HTMLElement>('[data-language]'))
    button.addEventListener('click', () => chooseLanguage(button.dataset.language as Language), { signal })

  function chooseLanguage(language: Language) {
    storage.write(STORED.language, language)
    showLanguage(root, language)
    showMessage()
    handlers.languageChosen?.(language)
  }

  document.title = signInTitle(screenLanguage())

  function detach() {
    listening.abort()
    stopSky?.()
    attached.delete(root)
  }
  function showSky() {
    stopSky ??= sky && startSky?.(sky)
  }

  showSky()
  attached.set(root, { detach, say, showSky })
  return detach
}

/** Shows the password if the button is pressed. */
export function showPassword(root: HTMLElement): void {
  const isShown = root.querySelector('.field [aria-pressed=true]')
  const input = root.querySelector('#password') as HTMLInputElement
  input.type = isShown ? 'text' : 'password'
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

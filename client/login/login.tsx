import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { MOUNT_PATH, SIGN_IN_PATH } from '#client/loading/mount.ts'
import type { Language } from '#shared/messages.ts'
import { attach, showPassword } from './controller.ts'
import { type LoginText, loginText } from './messages.ts'
import { noScriptMessages } from './no-script-messages.ts'
import { showWaitingNotice } from './notice.ts'

type Props = { language: Language }

/**
 * The sign-in screen's markup: no state, no handlers, uncontrolled fields. It is rendered once per language at build
 * time and served as HTML. `controller.ts` makes it interactive, before and after React has loaded. `data-text` marks
 * texts that a change of language rewrites in place. Elements that the controller writes have
 * `suppressHydrationWarning`, so React leaves them alone.
 */
export function Login({ language }: Props) {
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!root.current) return
    const detach = attach(root.current)
    showWaitingNotice()
    return detach
  }, [])
  const text = (key: LoginText) => loginText(key, language)
  return (
    <main id="login" ref={root}>
      <canvas className="sky" suppressHydrationWarning />
      <LanguageButtons language={language} label={text('language')} />
      {/* Without JavaScript the form is sent by POST, so the password never appears in the URL. The server responds
          with the same screen. */}
      <form method="post" action={MOUNT_PATH + SIGN_IN_PATH} noValidate suppressHydrationWarning>
        <Mark />
        <h1 data-text="title">{text('title')}</h1>
        <p className="tagline">Strive Everyday</p>
        <SignInFields language={language}>
          <p className="demo" suppressHydrationWarning>
            {''}
          </p>
          <noscript suppressHydrationWarning>{String(noScriptMessages.texts.needed[language])}</noscript>
        </SignInFields>
      </form>
    </main>
  )
}

export const Mark = () => (
  <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M24 0c2 15 7 22 24 24-17 2-22 9-24 24-2-15-7-22-24-24C17 22 22 15 24 0z" />
  </svg>
)

type FieldsProps = {
  language: Language
  /** The account to fill in. */
  account?: string
  /** Shown before the message. */
  children?: ReactNode
}

/** The sign-in fields, with the message and the button below them. */
export function SignInFields({ language, account, children }: FieldsProps) {
  const text = (key: LoginText) => loginText(key, language)
  const message = useRef<HTMLOutputElement>(null)
  // With every render, React sets an input's type, which the controller may have changed.
  useLayoutEffect(() => {
    if (message.current?.form) showPassword(message.current.form)
  })
  return (
    <>
      <Field name="account" label={text('account')} autoComplete="username" defaultValue={account} />
      <Field name="password" label={text('password')} autoComplete="current-password" type="password">
        <ShowButton label={text('show')} />
      </Field>
      <div className="code">
        <Field name="captcha" label={text('captcha')} autoComplete="off" />
        <canvas
          className="picture"
          role="img"
          aria-label={text('picture')}
          data-label="picture"
          width="100"
          height="30"
          suppressHydrationWarning
        />
        <PictureButton label={text('reload')} name="reload" path="M20 12a8 8 0 1 1-2.3-5.7M20 3v5h-5" />
      </div>
      {children}
      <output ref={message} role="alert" id="login-message" suppressHydrationWarning>
        {''}
      </output>
      <button className="submit" id="sign-in" type="submit" data-text="signIn" suppressHydrationWarning>
        {text('signIn')}
      </button>
    </>
  )
}

type FieldProps = {
  name: string
  label: string
  autoComplete: string
  type?: string
  defaultValue?: string
  /** A button inside the field. */
  children?: ReactNode
}

/** The placeholder is for assistive technology. Sighted users see the label, which makes room for the text. */
export function Field({ name, label, autoComplete, type, defaultValue, children }: FieldProps) {
  return (
    <p className="field">
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={defaultValue}
        placeholder={label}
        data-label={name}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
        suppressHydrationWarning
      />
      <label htmlFor={name} data-text={name}>
        {label}
      </label>
      {children}
    </p>
  )
}

type PictureButtonProps = { label: string; name: 'reload' | 'show'; path: string; isPressed?: boolean }

const PictureButton = ({ label, name, path, isPressed }: PictureButtonProps) => (
  <button type="button" aria-label={label} data-label={name} aria-pressed={isPressed} suppressHydrationWarning>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
)

/** Shows what is typed into a password field. */
export const ShowButton = ({ label }: { label: string }) => (
  <PictureButton label={label} name="show" isPressed={false} path="M2 12q10-14 20 0-10 14-20 0m9 0h2" />
)

/** The language can be changed before the sign-in, too. */
export const LanguageButtons = ({ language, label }: { language: Language; label: string }) => (
  <fieldset className="languages" aria-label={label} data-label="language">
    <LanguageButton code="zh" tag="zh-Hant-TW" name="中文" isShown={language === 'zh'} />
    <LanguageButton code="en" tag="zh-Hant-TW" name="英文" isShown={language === 'en'} />
  </fieldset>
)

type LanguageButtonProps = { code: Language; tag: string; name: string; isShown: boolean }

const LanguageButton = ({ code, tag, name, isShown }: LanguageButtonProps) => (
  <button type="button" data-language={code} lang={tag} aria-pressed={isShown}>
    {name}
  </button>
)

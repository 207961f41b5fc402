import { MOUNT_PATH, SIGN_IN_PATH } from '#client/loading/mount.ts'
import { Field, LanguageButtons, Mark, ShowButton } from '#client/login/login.tsx'
import type { VisitorScreen } from '#client/start/visitor-screen.ts'
import type { Language } from '#shared/messages.ts'
import { type InvitationText, invitationText } from './messages.ts'

/**
 * The page of an invitation's link, as HTML: rendered once per language at build time, with the looks of the sign-in
 * screen. `start.ts` makes it work. Until it has checked the link, nothing can be entered.
 */
function InvitationScreen({ language }: { language: Language }) {
  const text = (key: InvitationText) => invitationText(key, language)
  return (
    <main id="login">
      <LanguageButtons language={language} label={text('language')} />
      <form method="post" action={MOUNT_PATH + SIGN_IN_PATH} noValidate>
        <Mark />
        <h1 data-text="title">{text('title')}</h1>
        <p className="tagline">Strive Everyday</p>
        <div id="fields" hidden>
          <Field name="account" label={text('account')} autoComplete="username" />
          <Field name="name" label={text('name')} autoComplete="name" />
          <Field name="password" label={text('password')} autoComplete="new-password" type="password">
            <ShowButton label={text('show')} />
          </Field>
          <Field name="repeat" label={text('repeat')} autoComplete="new-password" type="password" />
        </div>
        <noscript>{text('noScript')}</noscript>
        <output role="alert" id="login-message">
          {''}
        </output>
        <button className="submit" id="create" type="submit" data-text="create" hidden>
          {text('create')}
        </button>
        <button className="submit" id="to-sign-in" type="button" data-text="toSignIn" hidden>
          {text('toSignIn')}
        </button>
      </form>
    </main>
  )
}

export default {
  Screen: InvitationScreen,
  title: language => invitationText('documentTitle', language),
} satisfies VisitorScreen

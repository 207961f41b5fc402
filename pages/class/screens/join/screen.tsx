import { MOUNT_PATH, SIGN_IN_PATH } from '#client/loading/mount.ts'
import { Field, LanguageButtons, Mark, ShowButton } from '#client/login/login.tsx'
import type { VisitorScreen } from '#client/start/visitor-screen.ts'
import type { Language } from '#shared/messages.ts'
import { type JoinText, joinText } from './messages.ts'

/** The page of a class's link: the code first, then name and password. `start.ts` makes it work. */
function JoinScreen({ language }: { language: Language }) {
  const text = (key: JoinText) => joinText(key, language)
  return (
    <main id="login">
      <LanguageButtons language={language} label={text('language')} />
      <form method="post" action={MOUNT_PATH + SIGN_IN_PATH} noValidate>
        <Mark />
        <h1 data-text="title">{text('title')}</h1>
        <p className="tagline">Strive Everyday</p>
        <div id="of-code">
          <Field name="code" label={text('code')} autoComplete="off" />
        </div>
        <div id="fields" hidden>
          <Field name="account" label={text('account')} autoComplete="username" />
          <Field name="name" label={text('name')} autoComplete="name" />
          <Field name="password" label={text('password')} autoComplete="new-password" type="password">
            <ShowButton label={text('show')} />
          </Field>
        </div>
        <noscript>{text('noScript')}</noscript>
        <output role="alert" id="login-message">
          {''}
        </output>
        <button className="submit" id="check" type="submit" data-text="check">
          {text('check')}
        </button>
        <button className="submit" id="join" type="submit" data-text="join" hidden>
          {text('join')}
        </button>
      </form>
    </main>
  )
}

export default { Screen: JoinScreen, title: language => joinText('documentTitle', language) } satisfies VisitorScreen

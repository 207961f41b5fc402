import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRead } from '#client/api/use-read.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { linkTo } from '#client/router/links.ts'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { type Login, readLogin } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { agentName } from '#shared/platform/sign-ins/agent-name.ts'
import { LoginTime, type LoginView, Outcome } from './columns.tsx'

type Props = { loginId: number; view: LoginView; steps: ReactNode; onClose: () => void }

/** An entry of the log in a pane, with everything that its row has to shorten. */
export function LoginPane({ loginId, view, steps, onClose }: Props) {
  const { t } = view
  const query = useRead(readLogin, { params: { loginId } })
  return (
    <RecordPane {...{ query, title: t('details'), t, steps, onClose }}>
      {login => <Details login={login} view={view} />}
    </RecordPane>
  )
}

function Details({ login, view }: { login: Login; view: LoginView }) {
  const { t, zoneName } = view
  const { user, level, email, address, agent, loginTime } = login
  return (
    <div className={look.stack}>
      <dl className={look.facts} aria-label={t('facts')}>
        <Fact name={t('outcome')}>
          <Outcome login={login} t={t} />
        </Fact>
        <Fact name={t('loginTime', { zone: zoneName })}>
          <LoginTime login={login} view={view} />
        </Fact>
        <Fact name={t('utc')}>{formatLoginTime(new Date(loginTime))}</Fact>
        <Fact name={t('user')}>{user || t('unknownUser')}</Fact>
        <Fact name={t('level')}>{t(level)}</Fact>
        {email && <Fact name={t('email')}>{email}</Fact>}
        <Fact name={t('address')}>{address}</Fact>
        <Fact name={t('browser')}>{agentName(agent)}</Fact>
        <Fact name={t('agent')}>
          <code>{agent}</code>
        </Fact>
      </dl>
      {user && <Link to={linkTo('page3_04', { user })}>{t('sameAccount')}</Link>}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useListSearch } from '#client/list/use-list-search.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { AccountsTab, type OpenDialog } from './accounts/accounts-tab.tsx'
import { accountMessages } from './accounts/messages.ts'
import { ShownOnce } from './accounts/shown-once.tsx'
import { messages } from './messages.ts'
import { accountsSearch, TABS } from './search-params.ts'
import { SessionsTab } from './sessions/sessions-tab.tsx'
import { type SessionActions, useSessionActions } from './sessions/use-session-actions.ts'
import { sessionsQuery } from './sessions.ts'

/** The operator's sessions; for supersuper, all accounts in a second tab. */
export default function SessionsPage() {
  const t = useMessages(accountMessages)
  const mayManage = useGlobal(global => global.permissions.includes('accounts:manage'))
  const { state, change } = useListSearch(accountsSearch)
  const [asked, setAsked] = useState<OpenDialog>(null)
  const actions = useSessionActions()
  const tab = mayManage ? state.tab : 'sessions'
  const sessions = <SessionsTab actions={actions} />
  return (
    <>
      <PageHead
        actions={tab === 'sessions' ? <SessionButtons actions={actions} /> : <AccountButtons onAsk={setAsked} />}
      />
      {mayManage ? (
        <Tabs
          label={t('tabs')}
          tabs={TABS.map(value => ({ value, label: t(`tab_${value}`) }))}
          value={tab}
          onChange={next => change({ tab: next })}
        >
          <div data-pad="12 0 0">{tab === 'sessions' ? sessions : <AccountsTab asked={asked} onAsk={setAsked} />}</div>
        </Tabs>
      ) : (
        sessions
      )}
      <ShownOnce />
    </>
  )
}

function SessionButtons({ actions }: { actions: SessionActions }) {
  const t = useMessages(messages)
  const { data } = useQuery(sessionsQuery)
  const count = data?.count.value ?? 0
  return (
    <>
      <Button label={t('endOthers')} disabled={count < 2 || actions.isBusy} onClick={() => void actions.endOthers()} />
      <Button
        kind="main"
        isDanger
        label={t('endAll')}
        disabled={count === 0 || actions.isBusy}
        onClick={() => void actions.endAll()}
      />
    </>
  )
}

function AccountButtons({ onAsk }: { onAsk: (asked: OpenDialog) => void }) {
  const t = useMessages(accountMessages)
  return (
    <>
      <Button label={t('add')} onClick={() => onAsk('add')} />
      <Button kind="main" label={t('invite')} onClick={() => onAsk('invite')} />
    </>
  )
}

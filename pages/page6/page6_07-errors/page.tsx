import { useMessages } from '#client/i18n/i18n.ts'
import { useListSearch } from '#client/list/use-list-search.ts'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { CauseTab } from './cause/cause-tab.tsx'
import { messages } from './messages.ts'
import { ReportsTab } from './reports/reports-tab.tsx'
import { useAssignees } from './reports/use-assignees.ts'
import { errorsSearch } from './search-params.ts'

export default function ErrorsPage() {
  const t = useMessages(messages)
  const assignees = useAssignees()
  const { state, change } = useListSearch(errorsSearch)
  return (
    <Tabs
      label={t('tabs')}
      tabs={[
        { value: 'cause', label: t('tab_cause') },
        { value: 'reports', label: t('tab_reports') },
      ]}
      value={state.tab}
      onChange={tab => change({ tab })}
    >
      <div data-pad="12 0 0">
        {state.tab === 'cause' ? (
          <CauseTab failure={state.failure} onChoose={failure => change({ failure })} />
        ) : (
          <ReportsTab assignees={assignees} />
        )}
      </div>
    </Tabs>
  )
}

import { useCallback, useMemo } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { ListTable } from '#client/list/list-table.tsx'
import { prefetchRows } from '#client/list/page-query.ts'
import { RowSteps } from '#client/list/row-steps.tsx'
import { useListPage } from '#client/list/use-list-page.ts'
import { linkTo } from '#client/router/links.ts'
import { useShown } from '#client/shell/use-shown.ts'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import type { ListedTranslation } from '#resources/translations/contract.ts'
import { columns } from './columns.tsx'
import { ImportDialog } from './files/later.tsx'
import { filtersOf, keepLanguage } from './filters.ts'
import { HeadActions } from './head-actions.tsx'
import { Languages } from './languages.tsx'
import { messages } from './messages.ts'
import { NotListed } from './not-listed.tsx'
import styles from './page.module.css'
import { useProgress } from './progress.ts'
import { Versions } from './release/versions.tsx'
import { TABS, textsSearch } from './search-params.ts'
import { SelectedTexts } from './selected-texts.tsx'
import { TextPane } from './text/text-pane.tsx'
import { TryOut } from './text/try-out.tsx'

const nameOf = ({ key }: ListedTranslation) => key

export default function TranslationsPage() {
  const t = useMessages(messages)
  const language = useLanguage()
  const canWrite = useGlobal(global => global.permissions.includes('translations:write'))
  const list = keepLanguage(useListPage(textsSearch))
  const { state, change } = list
  const { data } = useProgress()
  const pane = useShown(state.text, text => change({ text }))
  const onOpen = useCallback(({ id }: ListedTranslation) => change({ text: id }), [change])
  const view = useMemo(() => ({ t, onOpen }), [t, onOpen])
  const filters = filtersOf(view, { namespaces: data?.namespaces ?? [], language })
  return (
    <>
      <PageHead actions={<HeadActions language={state.language} progress={data} canWrite={canWrite} />} />
      <div className={`${look.stack} ${styles.page}`} data-gap="16">
        <Languages value={state.language} onChange={next => change({ language: next })} />
        <TryOut />
        <Tabs
          label={t('parts')}
          value={state.tab}
          tabs={TABS.map(value => ({ value, label: t(value === 'texts' ? 'tabTexts' : 'tabVersions') }))}
          onChange={tab => change({ tab })}
        >
          {state.tab === 'versions' ? (
            <Versions canWrite={canWrite} />
          ) : (
            <ListTable
              list={list}
              label={t('tabTexts')}
              t={t}
              columns={columns}
              view={view}
              filters={filters}
              selection={
                canWrite
                  ? {
                      labelOf: ({ key }) => t('select', { key }),
                      bar: list.selection.rows.length > 0 && <SelectedTexts selection={list.selection} />,
                    }
                  : undefined
              }
              menu={{ nameOf, onOpen, linkOf: ({ id }) => linkTo('page6_03', { language: state.language, text: id }) }}
              currentId={state.text}
            />
          )}
        </Tabs>
        <NotListed />
      </div>
      {pane.shown !== undefined && (
        <TextPane
          translationId={pane.shown}
          steps={<RowSteps list={list} currentId={pane.shown} onStep={onOpen} />}
          canWrite={canWrite}
          onClose={() => void pane.close()}
        />
      )}
    </>
  )
}
TranslationsPage.prefetch = prefetchRows(textsSearch)
/** Prefetched after the page, so that no click waits for it. */
TranslationsPage.later = () => ImportDialog.load()

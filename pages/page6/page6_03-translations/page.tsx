import { useCallback, useMemo, useState } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ListTable } from '#client/list/list-table.tsx'
import { prefetchRows } from '#client/list/page-query.ts'
import { RowSteps } from '#client/list/row-steps.tsx'
import { SelectionBar } from '#client/list/selection/selection-bar.tsx'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { useListPage } from '#client/list/use-list-page.ts'
import { linkTo } from '#client/router/links.ts'
import { useShown } from '#client/shell/use-shown.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { type ListedTranslation, submitTranslations } from '#resources/translations/contract.ts'
import type { Target } from '#resources/translations/rules.ts'
import { columns } from './columns.tsx'
import { ExportMenu } from './files/export-menu.tsx'
import { ImportDialog } from './files/later.tsx'
import { filtersOf, keepLanguage } from './filters.ts'
import { Languages } from './languages.tsx'
import { messages } from './messages.ts'
import { type Progress, useProgress } from './progress.ts'
import { PublishDialog } from './release/publish-dialog.tsx'
import { Versions } from './release/versions.tsx'
import { TABS, textsSearch } from './search-params.ts'
import { TextPane } from './text/text-pane.tsx'
import { TryOut } from './text/try-out.tsx'

const nameOf = ({ key }: ListedTranslation) => key

export default function TranslationsPage() {
  const { t, language } = useLocale(messages)
  const canWrite = useGlobal(global => global.permissions.includes('translations:write'))
  const list = keepLanguage(useListPage(textsSearch))
  const { state, change } = list
  const { data } = useProgress()
  const pane = useShown(state.text, text => change({ text }))
  const onOpen = useCallback(({ id }: ListedTranslation) => change({ text: id }), [change])
  const view = useMemo(
    () => ({
      t,
      linkOf: ({ id }: ListedTranslation) => linkTo('page6_03', { language: state.language, text: id }),
    }),
    [t, state.language],
  )
  const filters = filtersOf(view, { namespaces: data?.namespaces ?? [], language })
  return (
    <>
      <PageHead actions={<HeadActions language={state.language} progress={data} canWrite={canWrite} />} />
      <div className={look.stack} data-gap="16">
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
              menu={{ nameOf, onOpen, linkOf: view.linkOf }}
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

type Props = { language: Target; progress: Progress | undefined; canWrite: boolean }

/** Export, import, and publishing what is in review. */
function HeadActions({ language, progress, canWrite }: Props) {
  const { t } = useLocale(messages)
  const [open, setOpen] = useState<'import' | 'publish' | null>(null)
  const close = () => setOpen(null)
  const count = progress?.languages.find(one => one.language === language)?.inReview ?? 0
  return (
    <>
      <ExportMenu language={language} />
      {canWrite && (
        <>
          <Button label={t('import')} onClick={() => setOpen('import')} />
          <Button
            kind="main"
            label={count > 0 ? t('publishCount', { count }) : t('publish')}
            onClick={() => setOpen('publish')}
          />
        </>
      )}
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'publish' && <PublishDialog language={language} onClose={close} />}
    </>
  )
}

const KINDS = ['lessons', 'signIn', 'server', 'rows'] as const

/** The texts that can't be changed here, and why. */
function NotListed() {
  const { t } = useLocale(messages)
  return (
    <details className={look.dim}>
      <summary>{t('notListed')}</summary>
      <ul>
        {KINDS.map(kind => (
          <li key={kind}>{t(`notListed_${kind}`)}</li>
        ))}
      </ul>
    </details>
  )
}

/** Sends the selected drafts to review. */
function SelectedTexts({ selection: { rows, clear } }: { selection: Selection<ListedTranslation> }) {
  const { t } = useLocale(messages)
  const submitting = useAction(submitTranslations, {
    done: reply => t('submittedMany', { count: reply.rows.length }),
    onDone: clear,
  })
  const drafts = rows.filter(({ state }) => state === 'draft').map(({ id, version }) => ({ id, version }))
  return (
    <SelectionBar
      label={t('selected', { count: rows.length })}
      onClear={clear}
      acts={
        <Button
          kind="quiet"
          isBusy={submitting.isBusy}
          label={t('submit')}
          disabled={drafts.length === 0}
          onClick={() => void submitting.run({ body: { translations: drafts } })}
        />
      }
    />
  )
}

import { type ReactNode, useMemo, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { FilledPage } from '#client/list/filled-page.tsx'
import { FilterChips } from '#client/list/filters/filter-chips.tsx'
import { FilterFields } from '#client/list/filters/filter-fields.tsx'
import type { ListFilter } from '#client/list/filters/filters.ts'
import { useSelection } from '#client/list/selection/use-selection.ts'
import { pages } from '#client/router/router.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Switch } from '#client/ui/choices/switch.tsx'
import { ExportButton } from '#client/ui/export/export-button.tsx'
import { filterMessages } from '#client/ui/filters/messages.ts'
import { Empty } from '#client/ui/states/empty.tsx'
import type { RowMenu } from '#client/ui/table/menu/row-action.ts'
import { DataTable } from '#client/ui/table/table.tsx'
import { tableState } from '#client/ui/table/table-state.ts'
import { exportClass, type Learner, type ListedClass } from '#resources/classes/contract.ts'
import { ClassNews } from './class-facts.tsx'
import { type ClassView, columns, huntColumns } from './columns.tsx'
import { FaultDialog } from './dialogs/fault-dialog.tsx'
import { HuntDialog } from './dialogs/hunt-dialog.tsx'
import { MessageDialog, type Whom } from './dialogs/message-dialog.tsx'
import { findLearners } from './find-learners.ts'
import { LearnerPane } from './learner-pane.tsx'
import { messages } from './messages.ts'
import { type ClassState, SHOWN } from './search-params.ts'
import { placesOf } from './strip.tsx'
import type { useClassActions } from './use-class-actions.ts'
import { useNow, useProgress } from './use-progress.ts'

const NO_ROWS: Learner[] = []
const NO_TASKS: ClassView['tasks'] = []
const NO_FILTER = { q: undefined, show: undefined, page: undefined }
const rowId = ({ accountId }: Learner) => String(accountId)
/** Keeps its identity, or every row would render again. */
const nameOf = (learner: Learner, view: ClassView) => view.nameOf(learner)

type Props = {
  of: ListedClass
  /** Which class it is, and what the coach does to it. */
  head: ReactNode
  state: ClassState
  onChange: (patch: Partial<ClassState>) => void
  actions: ReturnType<typeof useClassActions>
}

/** The learners with their tasks, live, and what a coach does to all or to the selected ones. */
export function Learners({ of, state, onChange, actions, head }: Props) {
  const { t, language, formats } = useLocale(messages)
  const tFilters = useMessages(filterMessages)
  const zone = useGlobal(global => global.time_zone)
  const now = useNow()
  const query = useProgress(of.id)
  const [asked, setAsked] = useState<{ what: 'message' | 'fault' | 'hunt'; whom: Whom } | null>(null)
  const [openId, setOpenId] = useState<number | null>(null)
  const { data } = query
  const { isAnonymous } = state
  // As texts and objects that stay the same when one learner changes: only that row renders again.
  const tasks = data?.tasks ?? NO_TASKS
  const ids = data?.learners.map(({ accountId }) => accountId).join() ?? ''
  const view = useMemo<ClassView>(() => {
    const numbers = new Map(ids.split(',').map((id, index) => [Number(id), index + 1]))
    const titles = new Map(pages.map(({ id, meta }) => [id, meta.title[language]]))
    return {
      t,
      language,
      formats,
      now,
      tasks,
      places: placesOf(tasks),
      pageTitle: page => titles.get(page) ?? page,
      nameOf: learner =>
        isAnonymous ? t('anonymous', { number: numbers.get(learner.accountId) ?? '' }) : learner.name,
    }
  }, [t, language, formats, now, tasks, ids, isAnonymous])
  const rows = useMemo(() => (data ? findLearners(data, state, now) : NO_ROWS), [data, state, now])
  const selection = useSelection({ rows, rowId, spansPages: false })
  const open = data?.learners.find(({ accountId }) => accountId === openId)
  const isSome = selection.rows.length > 0
  const hunters = data?.learners.filter(({ hunt }) => hunt !== null) ?? NO_ROWS
  const accountIds = isSome ? selection.rows.map(row => row.accountId) : undefined
  const count = isSome ? selection.rows.length : of.learners
  // Whoever leaves the filtered rows while the dialog is open is still meant.
  const ask = (what: 'message' | 'fault' | 'hunt') => () =>
    setAsked({ what, whom: { classId: of.id, accountIds, name: isSome ? t('selected', { count }) : t('toAll') } })
  const filters = filtersOf(view)
  const active = (['q', 'show', 'page'] as const).filter(name => state[name] !== undefined)
  const remove = (name: keyof ClassState) => onChange({ [name]: undefined })
  const reset = () => onChange(NO_FILTER)
  const menu: RowMenu<Learner, ClassView> = {
    nameOf,
    onOpen: ({ accountId }) => setOpenId(accountId),
    actionsOf: learner => [
      ...(learner.handAt ? [{ label: t('lowerHand'), act: () => void actions.lower([learner.accountId]) }] : []),
      { label: t('resetFor'), isDanger: true, act: () => void actions.reset([learner.accountId], 1) },
    ],
  }
  return (
    <>
      <FilledPage filters={head}>
        <ClassNews of={of} onEndFault={() => void actions.endFault()} isEnding={actions.isEnding} />
        <DataTable
          label={t('table')}
          fills
          isCompact
          columns={hunters.length > 0 ? huntColumns : columns}
          view={view}
          rows={rows}
          rowId={rowId}
          state={tableState(query)}
          sort={state.sort}
          sortedBy="client"
          // Only sortable columns have a sort button in their head.
          onSortChange={sort => onChange({ sort: sort as ClassState['sort'] })}
          menu={menu}
          currentId={openId === null ? undefined : String(openId)}
          selection={{ ...selection, labelOf: learner => t('select', { name: view.nameOf(learner) }) }}
          toolbar={
            <FilterFields {...{ filters, state, active }} onChange={onChange} onRemove={remove} onReset={reset} />
          }
          tools={
            <Switch
              label={t('hideNames')}
              isOn={isAnonymous}
              onChange={isOn => onChange({ isAnonymous: isOn, ...(isOn && { q: undefined }) })}
            />
          }
          actions={
            <>
              {isSome && <Button label={t('clear')} onClick={selection.clear} />}
              <Button label={t('message')} disabled={count === 0} onClick={ask('message')} />
              <Button label={t('fault')} disabled={count === 0} onClick={ask('fault')} />
              {hunters.some(({ hunt }) => hunt?.endedAt === null) ? (
                <Button label={t('endHunt')} onClick={() => void actions.endHunt()} />
              ) : (
                <Button label={t('hunt')} disabled={count === 0} onClick={ask('hunt')} />
              )}
              <Button
                label={t('resetFor')}
                disabled={count === 0}
                onClick={() => void actions.reset(accountIds, count)}
              />
              <ExportButton
                fileName="class.csv"
                send={signal =>
                  api.send(exportClass, { params: { classId: of.id }, query: { language, zone } }, { signal })
                }
              />
            </>
          }
          chips={
            <>
              <p role="status">{isSome && t('selected', { count })}</p>
              <FilterChips {...{ filters, state, active }} onRemove={remove} onReset={reset} />
            </>
          }
          empty={
            data?.learners.length === 0 ? (
              <Empty title={t('noLearnersTitle')} text={t('noLearnersText', { code: of.code })} />
            ) : (
              <Empty title={t('noMatchTitle')} action={{ label: tFilters('resetFilters'), act: reset }} />
            )
          }
        />
      </FilledPage>
      {asked?.what === 'message' && <MessageDialog whom={asked.whom} onClose={() => setAsked(null)} />}
      {asked?.what === 'fault' && <FaultDialog whom={asked.whom} onClose={() => setAsked(null)} />}
      {asked?.what === 'hunt' && <HuntDialog whom={asked.whom} onClose={() => setAsked(null)} />}
      {open && <LearnerPane classId={of.id} learner={open} view={view} onClose={() => setOpenId(null)} />}
    </>
  )
}

const filtersOf = ({ t, tasks, pageTitle }: ClassView): ListFilter<ClassState>[] => [
  { kind: 'text', name: 'q', label: t('search'), maxLength: 60 },
  {
    kind: 'choice',
    name: 'show',
    label: t('show'),
    any: t('anyShow'),
    options: SHOWN.map(value => ({ value, label: t(`show_${value}`) })),
  },
  {
    kind: 'choice',
    name: 'page',
    label: t('openPage'),
    any: t('anyPage'),
    options: [...new Set(tasks.map(({ page }) => page))].map(value => ({ value, label: pageTitle(value) })),
  },
]

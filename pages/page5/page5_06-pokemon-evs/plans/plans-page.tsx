import { useMemo } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ListPage } from '#client/list/list-page.tsx'
import { useListPage } from '#client/list/use-list-page.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { useEvWords } from '#pages/page5/page5_06-pokemon-evs/ev-words.ts'
import { LIST_PATH, linkToNewPlan, linkToPlan } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { type Entry, usePokedex } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { plansSearch } from '#pages/page5/page5_06-pokemon-evs/search-params.ts'
import { natureMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import { useCanWrite } from '#pages/page5/page5_06-pokemon-evs/use-can-write.ts'
import type { Spread } from '#resources/spreads/contract.ts'
import { planMessages } from './messages.ts'
import { type PlanView, planColumns } from './plan-columns.tsx'
import { useSpreadRemoval } from './use-spread-removal.ts'

/** The empty state needs as much room on a small screen. */
const EXPECTED_ROWS = 8
const nameOf = ({ name }: Spread) => name
const NO_ENTRIES: readonly Entry[] = []

/** `/plan`: the operator's own plans, last saved first. */
export function PlansPage() {
  const { t } = useLocale(planMessages)
  const { t: tPage } = useLocale(messages)
  const list = useListPage(plansSearch)
  const pokedex = usePokedex()
  const view = usePlanView(pokedex.data?.entries ?? NO_ENTRIES)
  const canWrite = useCanWrite()
  const remove = useSpreadRemoval()
  return (
    <ListPage
      // Names that arrive after the rows would shift their columns.
      list={pokedex.isPending ? { ...list, tableState: { is: 'loading' } } : list}
      subpage={{ title: t('plans'), text: t('plansText') }}
      actions={
        <>
          <ButtonLink label={tPage('allEntries')} to={LIST_PATH} />
          {canWrite && <ButtonLink kind="main" label={t('newPlan')} to={linkToNewPlan()} />}
        </>
      }
      label={t('plans')}
      columns={planColumns}
      view={view}
      menu={{
        nameOf,
        linkOf: ({ id }) => linkToPlan(id),
        ...(canWrite && {
          actionsOf: (spread: Spread) => [{ label: t('delete'), isDanger: true, act: () => void remove(spread) }],
        }),
      }}
      expectedRows={EXPECTED_ROWS}
      empty={
        <Empty
          title={t('noPlansTitle')}
          text={t('noPlansText')}
          actions={canWrite && <ButtonLink kind="main" label={t('newPlan')} to={linkToNewPlan()} />}
        />
      }
    />
  )
}

function usePlanView(entries: readonly Entry[]): PlanView {
  const { t, language } = useLocale(planMessages)
  const {
    t: tNature,
    formats: { moment: formatTime },
  } = useLocale(natureMessages)
  const inWords = useEvWords()
  // The functions return the same until the language changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new at each render.
  return useMemo(() => ({ t, tNature, inWords, formatTime, language, entries }), [t, tNature, language, entries])
}

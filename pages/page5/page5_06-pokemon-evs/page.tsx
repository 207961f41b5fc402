import { Route, Routes, useParams } from 'react-router'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { NothingHere } from '#client/ui/states/nothing-here.tsx'
import { readSpread } from '#resources/spreads/contract.ts'
import { Problem } from '#shared/errors.ts'
import { EntryView } from './entry/entry-view.tsx'
import { StatRadar } from './entry/later.tsx'
import { LIST_PATH, PLANS_PATH } from './links.ts'
import { SpeciesList } from './list/species-list.tsx'
import { NoEntry } from './no-entry.tsx'
import { planMessages } from './plans/messages.ts'
import { NewPlanPage } from './plans/new-plan-page.tsx'
import { EDITOR_HEIGHT_PX, PlanEditor } from './plans/plan-editor.tsx'
import { PlansPage } from './plans/plans-page.tsx'
import { usePokedex } from './pokedex.ts'

/** List, entry, form and plan each have their own URL (S-ROUTE-4). */
export default function PokemonEvsPage() {
  return (
    <Routes>
      <Route path={LIST_PATH}>
        <Route index element={<SpeciesList />} />
        <Route path="plan" element={<PlansPage />} />
        <Route path="plan/new" element={<NewPlanPage />} />
        <Route path="plan/:planId" element={<PlanPage />} />
        <Route path=":dexId" element={<EntryPage />} />
        <Route path=":dexId/:form" element={<EntryPage />} />
        <Route path="*" element={<NoEntry />} />
      </Route>
    </Routes>
  )
}
/** Prefetched after the page, so that no click waits for it. */
PokemonEvsPage.later = () => StatRadar.load()

const ENTRY_HEIGHT_PX = 640

/** `/:dexId` and `/:dexId/:form`: `7`, `007` and `#007` are the same entry; a form is named by its identifier. */
function EntryPage() {
  const { dexId = '', form } = useParams()
  const number = Number(/^#?0*(\d{1,4})$/.exec(dexId)?.[1] ?? 0)
  return (
    <Loaded query={usePokedex()} height={ENTRY_HEIGHT_PX}>
      {pokedex => {
        const entry = pokedex.entries.find(one => one.dexId === number)
        return entry ? <EntryView pokedex={pokedex} entry={entry} identifier={form} /> : <NoEntry />
      }}
    </Loaded>
  )
}

/** `/plan/:planId`: a saved plan. Its owner can edit it; everyone else can read it. */
function PlanPage() {
  const { planId = '' } = useParams()
  const pokedex = usePokedex()
  const plan = useRead(readSpread, { params: { spreadId: planId } })
  if (plan.error instanceof Problem && (plan.error.status === 404 || plan.error.status === 400)) return <NoPlan />
  return (
    <Loaded query={pokedex} height={EDITOR_HEIGHT_PX}>
      {facts => (
        <Loaded query={plan} height={EDITOR_HEIGHT_PX}>
          {kept => <PlanEditor key={kept.id} pokedex={facts} plan={kept} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function NoPlan() {
  const t = useMessages(planMessages)
  return <NothingHere title={t('noPlanTitle')} text={t('noPlanText')} back={{ to: PLANS_PATH, label: t('plans') }} />
}

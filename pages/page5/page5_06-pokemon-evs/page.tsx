import { Route, Routes } from 'react-router'
import { EntryPage } from './entry/entry-page.tsx'
import { StatRadar } from './entry/later.tsx'
import { LIST_PATH } from './links.ts'
import { SpeciesList } from './list/species-list.tsx'
import { NoEntry } from './no-entry.tsx'
import { NewPlanPage } from './plans/new-plan-page.tsx'
import { PlanPage } from './plans/plan-page.tsx'
import { PlansPage } from './plans/plans-page.tsx'

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

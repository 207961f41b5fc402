import { Route, Routes } from 'react-router'
import { ComparePage } from './compare/compare-page.tsx'
import { EntryPage } from './entry/entry-page.tsx'
import { TrafficList } from './list/traffic-list.tsx'
import { NoRequest } from './no-request.tsx'
import { ReplayPage } from './replay/replay-page.tsx'
import { trafficSearch } from './search-params.ts'

/** List, request, replay and comparison each have their own URL (S-ROUTE-4). */
export default function TrafficPage() {
  return (
    <Routes>
      <Route path={trafficSearch.path}>
        <Route index element={<TrafficList />} />
        <Route path=":requestId" element={<EntryPage />} />
        <Route path=":requestId/replay" element={<ReplayPage />} />
        <Route path="compare/:a/:b" element={<ComparePage />} />
        <Route path="*" element={<NoRequest />} />
      </Route>
    </Routes>
  )
}

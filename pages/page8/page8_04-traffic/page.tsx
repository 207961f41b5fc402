import { Route, Routes, useParams } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Comparison } from './compare/comparison.tsx'
import { EntryPage } from './entry/entry-page.tsx'
import { useEntry } from './entry/entry-query.ts'
import { linkToComparison } from './links.ts'
import { TrafficList } from './list/traffic-list.tsx'
import { messages } from './messages.ts'
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

/** `/compare/:a/:b`: two requests side by side. */
function ComparePage() {
  const t = useMessages(messages)
  const { a = '', b = '' } = useParams()
  const [left, right] = [useEntry(a), useEntry(b)]
  if (left.isGone || right.isGone) return <NoRequest />
  const [idA, idB] = [left.query.data?.id ?? a, right.query.data?.id ?? b]
  return (
    <>
      <PageHead
        subpage={{ title: t('compareTitle', { a: idA, b: idB }), text: t('compareText') }}
        actions={<ButtonLink label={t('swap')} to={linkToComparison(idB, idA)} replace />}
      />
      <Loaded query={left.query} height={640}>
        {first => (
          <Loaded query={right.query} height={640}>
            {second => (
              <Comparison
                key={`${first.id} ${second.id}`}
                left={first}
                right={second}
                leftTitle={t('requestNumber', { id: first.id })}
                rightTitle={t('requestNumber', { id: second.id })}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

import { useParams } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { useEntry } from '#pages/page8/page8_04-traffic/entry/entry-query.ts'
import { linkToComparison } from '#pages/page8/page8_04-traffic/links.ts'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { NoRequest } from '#pages/page8/page8_04-traffic/no-request.tsx'
import { Comparison } from './comparison.tsx'

/** `/compare/:a/:b`: two requests side by side. */
export function ComparePage() {
  const t = useMessages(messages)
  const { a = '', b = '' } = useParams()
  const [left, right] = [useEntry(a), useEntry(b)]
  if (left.isGone || right.isGone) return <NoRequest />
  const [idA, idB] = [left.query.data?.id ?? a, right.query.data?.id ?? b]
  return (
    <>
      <PageHead
        subpage={{ title: t('compareTitle', { a: idA, b: idB }), text: t('compareText') }}
        actions={
          <ButtonLink to={linkToComparison(idB, idA)} replace>
            {t('swap')}
          </ButtonLink>
        }
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

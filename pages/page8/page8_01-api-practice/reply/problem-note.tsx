import { ProblemLink } from '#client/http/problem-link.tsx'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { replyMessages } from './messages.ts'
import { parse, type Reply } from './reply.ts'
import styles from './reply-panel.module.css'
import { useCodeText } from './use-code-text.ts'

/** Explains a refusal by its `code`, and lists the fields that it names. */
export function ProblemNote({ reply }: { reply: Reply }) {
  const t = useMessages(replyMessages)
  const explain = useCodeText()
  const problem = reply.mediaType.includes('problem+json') ? parse(reply.text ?? '')?.value : null
  if (!isObject(problem) || typeof problem.code !== 'string') return null
  const { code, errors } = problem
  const places = (Array.isArray(errors) ? errors : []).filter(isObject)
  return (
    <div className={`${look.raised} ${look.rounded} ${styles.problem}`} data-pad="10 12">
      <p>
        <ProblemLink code={code} /> {explain(code)}
      </p>
      {places.length > 0 && (
        <ul>
          {places.map(place => (
            <li key={`${place.pointer} ${place.code}`}>
              <code>{String(place.pointer)}</code> {String(place.code)}{' '}
              {typeof place.nearest === 'string' && t('nearest', { name: place.nearest })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

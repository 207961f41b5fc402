import { ProblemLink } from '#client/http/problem-link.tsx'
import { useMessages } from '#client/i18n/i18n.ts'
import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { codeMessages } from './code-messages.ts'
import { parse, type Reply } from './reply.ts'
import styles from './reply-panel.module.css'

/** Explains a refusal by its `code`, and lists the fields that it names. */
export function ProblemNote({ reply }: { reply: Reply }) {
  const t = useMessages(codeMessages)
  const problem = reply.mediaType.includes('problem+json') ? parse(reply.text ?? '')?.value : null
  if (!isObject(problem) || typeof problem.code !== 'string') return null
  const { code, errors } = problem
  const key = code in codeMessages.texts ? (code as keyof typeof codeMessages.texts) : 'other'
  const places = (Array.isArray(errors) ? errors : []).filter(isObject)
  return (
    <div className={styles.problem}>
      <p>
        <ProblemLink code={code} /> {t(key)}
      </p>
      {places.length > 0 && (
        <ul>
          {places.map(place => (
            <li key={`${place.pointer} ${place.code}`}>
              <code>{String(place.pointer)}</code> {String(place.code)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

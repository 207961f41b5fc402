import { REDACTED } from './platform/traffic.ts'

// Hides secrets in what is stored for people to read: the traffic log and error reports. The audit trail needs none of
// this, because it holds what the API shows of a record, and no record shows a secret (practice/server/traffic/secrets.test.ts).

const WORDS = 'passw|passphrase|pwd|secret|token|credential|api.?key|authori[sz]ation'
/** Names that usually hold a secret, for values that no contract marks (`secret` in contract.ts). */
const SECRET_NAME = new RegExp(`${WORDS}|^ticket$`, 'i')
/** The same for JSON text, in which a name may contain escapes. */
const MAY_NAME_SECRET = new RegExp(String.raw`${WORDS}|"ticket"|\\u`, 'i')

/** What else a text with a secret contains. */
const MAY_HOLD_SECRET = /passcode|bearer|basic|digest|negotiate|code=|密碼|權杖|金鑰/i

// Each pattern begins where a word begins. Otherwise, a long text would be searched again from each of its characters.
/** After `Basic`, a plain word is no secret: one has a digit, `=`, or a capital inside. */
const CREDENTIALS =
  /\b([Bb]earer|(?:[Bb]asic|[Dd]igest|[Nn]egotiate)(?=\s+\S*(?:[\d=]|[a-z][A-Z])))\s+(?!\[)[\w+/=.~-]{6,}/g
/** `the password is abc`, `密碼是 abc`. */
const SPOKEN =
  /(?<![\w-])((?:password|passphrase|passcode|secret|token|api[ -]?key)\s+(?:is|was|to)\s+|(?:密碼|權杖|金鑰)(?:是|為)\s*[:：]?\s*)("[^"]*"|'[^']*'|“[^”]*”|「[^」]*」|[^\s,;。，]+)/gi
/** `?code=abc`: what signs in elsewhere. The code of an error is written otherwise. */
const CODE_IN_ADDRESS = /([?&#]code=)[^\s&#"']+/gi
/** `token=abc`, `"password": "abc"`, `apiKey: abc`. */
const NAMED_VALUE = new RegExp(
  String.raw`(?<![\w-])(?=[\w-]*(?:${WORDS})|ticket\b)([\w-]+["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^\s&;,"')}]+)`,
  'gi',
)

/** Whether a value with this name must never be shown, shared or stored. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)

/** A text that people wrote or a program reported, without the secrets in it. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(CREDENTIALS, `$1 ${REDACTED}`)
    .replace(SPOKEN, (_, before: string) => before + REDACTED)
    .replace(CODE_IN_ADDRESS, `$1${REDACTED}`)
    .replace(NAMED_VALUE, `$1${REDACTED}`)

/**
 * A JSON text without the members that are named like secrets, and without the secrets in its texts. Null if one of its
 * names may be such a name and it can't be parsed.
 */
export function jsonWithoutSecrets(text: string): string | null {
  const mayNameSecret = MAY_NAME_SECRET.test(text)
  if (!mayNameSecret && !MAY_HOLD_SECRET.test(text)) return text
  let isChanged = false
  try {
    const value: unknown = JSON.parse(text, (name, member: unknown) => {
      const kept = isSecretName(name) ? REDACTED : typeof member === 'string' ? withoutSecrets(member) : member
      isChanged ||= kept !== member
      return kept
    })
    // Otherwise, it is stored as it was written.
    return isChanged ? JSON.stringify(value) : text
  } catch {
    return mayNameSecret ? null : withoutSecrets(text)
  }
}

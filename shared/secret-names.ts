/** Names that usually hold a secret, for values that no contract marks (`secret` in contract.ts). */
const SECRET_NAME = /passw|passphrase|pwd|secret|token|credential|^ticket$|api.?key|authori[sz]ation/i

/** The same for JSON text, in which a name may contain escapes. */
const MAY_NAME_SECRET = /passw|passphrase|pwd|secret|token|credential|"ticket"|api.?key|authori[sz]ation|\\u/i

/** Whether a value with this name must never be shown, shared or stored. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)

/** Whether a JSON text may have such a name. Cheaper than parsing it. */
export const mayNameSecret = (json: string): boolean => MAY_NAME_SECRET.test(json)

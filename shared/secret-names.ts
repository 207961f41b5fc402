/** Names under which secrets travel wherever a contract does not mark them (`secret` in contract.ts). */
const SECRET_NAME = /passw|secret|token|^ticket$|api.?key|authori[sz]ation/i

/** The same within a JSON text, where a name may also be written in escapes. */
const MAY_NAME_SECRET = /passw|secret|token|"ticket"|api.?key|authori[sz]ation|\\u/i

/** Is the value of this name never to be shown, shared or kept? */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)

/** May a JSON text have a member of such a name? Quicker than reading it. */
export const mayNameSecret = (json: string): boolean => MAY_NAME_SECRET.test(json)

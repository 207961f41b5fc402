/** Where the server describes its API. Not an endpoint itself. */
export const OPENAPI_PATH = '/api/openapi.json'
/** The same endpoints by name, without what they take and return (`outline`). */
export const OUTLINE_PATH = '/api/openapi-outline.json'

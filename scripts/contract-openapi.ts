import { platformOpenApi } from '@console-widgets/sandbox'

/** Prints the OpenAPI 3.1 document of every declared call. */
console.log(JSON.stringify(platformOpenApi('http://localhost:4280'), undefined, 2))

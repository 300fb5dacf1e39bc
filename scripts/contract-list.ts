import { implementationsByPackage } from '@console-widgets/sandbox'

/** Prints every declared call as TSV: id, method, path, auth, zone, package. */
for (const [name, implementations] of Object.entries(implementationsByPackage))
  for (const { contract } of implementations)
    for (const { id, method, path, auth, zone } of Object.values(contract.calls))
      console.log([id, method, path, auth, zone, name].join('\t'))

import { Icon, TextField } from '@console-widgets/ui'
import { databaseLimits, passwordFaults } from '../model.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

interface PasswordFieldProps {
  name: string
  label: string
  /** The current password, and the account name. */
  password: string
  accountName: string
}

/** Field for a new password, with the rules that it meets. The password is hidden even while the user types. */
export function PasswordField({ name, label, password, accountName }: PasswordFieldProps) {
  const text = useRelationalDatabaseText()
  // Check the rules one by one, so that all of them are reported, not just the first violation.
  const keeps: Record<(typeof passwordFaults)[number], boolean> = {
    length: password.length >= databaseLimits.shortestPassword && password.length <= databaseLimits.longestPassword,
    characters: /^[\x21-\x7e]+$/.test(password),
    classes: [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((pattern) => pattern.test(password)).length >= 3,
    name: password !== '' && !isName(password, accountName),
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField name={name} label={label} type="password" autoComplete="new-password" />
      <ul aria-label={text('relational-database.password.rules')} className="flex flex-col gap-0.5 text-sm">
        {passwordFaults.map((rule) => (
          <li key={rule} className={keeps[rule] ? 'flex gap-1.5 text-success' : 'flex gap-1.5 text-muted'}>
            <Icon
              name={keeps[rule] ? 'check' : 'minus'}
              className="mt-0.5"
              label={text(keeps[rule] ? 'relational-database.password.kept' : 'relational-database.password.notYet')}
            />
            {text(`relational-database.password.${rule}`, {
              least: databaseLimits.shortestPassword,
              most: databaseLimits.longestPassword,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function isName(password: string, accountName: string): boolean {
  const [given, name] = [password.toLowerCase(), accountName.toLowerCase()]
  return given === name || given === [...name].reverse().join('')
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a program that installs something; returns whether it succeeded. */
export function install(program: string, args: readonly string[]): boolean {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Whether packages can be installed here without asking anybody: as root on Debian. */
export const canInstallFromDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian, separated by spaces; returns whether that was possible. */
export const installFromDebian = (packages: string): boolean =>
  canInstallFromDebian() && install('sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${packages}`]);

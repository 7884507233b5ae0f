/** Where a host stands: beside our own in this workspace, or in a project of its own. */
export type HostPlace = 'workspace' | 'project';

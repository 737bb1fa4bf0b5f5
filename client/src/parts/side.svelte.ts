// On a narrow screen the log lies over the table and is opened from the top bar.

export const side = $state({ open: false });
